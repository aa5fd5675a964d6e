import type { Glossary } from '../glossary';
import Picture from './Picture.svelte';
import data from './glossary.json';

export const GLOSSARY: Glossary = { ...data, Picture };
