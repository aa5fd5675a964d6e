declare module '~icons/game-icons/*' {
  const svg: string;
  export default svg;
}
