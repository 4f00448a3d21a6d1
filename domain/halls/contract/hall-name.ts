/** `K1 · K (level 1)`; the letter alone where the name says no more. */
export const hallName = ({ letter, name }: { letter: string; name: string }): string =>
  name === letter ? letter : `${letter} · ${name}`
