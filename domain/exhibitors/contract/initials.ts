/** One to three characters that stand for a name: `Maison Dhaene & Fils` → `MD`. */
export function initialsOf(name: string): string {
  const words = name
    .split(/[\s'’&.,/-]+/)
    .filter(
      word =>
        /[\p{L}\p{N}]/u.test(word) &&
        !/^(de|du|des|la|le|les|l|d|et|and|of|the|von|und|van|der)$/i.test(word),
    )
  const [first = name, second] = words
  const letters = second ? `${first[0]}${second[0]}` : first.slice(0, 2)
  return second ? letters.toLocaleUpperCase() : letters.charAt(0).toLocaleUpperCase() + letters.slice(1)
}
