/** What is drawn over the colour of each terrain for whoever cannot rely on colours, in a square of a quarter hex. */
export const GRAINS = [
  'M0 .06Q.06 0 .125 .06T.25 .06M0 .19Q.06 .13 .125 .19T.25 .19', // sea: waves
  'M.06 .06h.001M.19 .19h.001', // desert: grains
  'M.125 .03L.05 .15H.2ZM.125 .15V.23', // forest: firs
  'M.05 .2L.09 .08M.09 .2V.06M.13 .2L.09 .08', // grassland: tufts
  'M0 .22L.125 .04L.25 .22', // mountain: ridges
];
