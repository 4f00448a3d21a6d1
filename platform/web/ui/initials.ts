/** Two letters for a person, a firm or a place: "Inès Carpentier" IC, "CFA de l’Industrie" CI, "Aérotis" Aé. */
export const initialsOf = (name: string): string => {
  const words = name.split(/[\s\u00a0\u202f\-–’'.]+/u).filter(word => /^\p{L}|^\p{N}/u.test(word))
  const weighty = words.filter(word => /^[\p{Lu}\p{N}]/u.test(word))
  const [first, second] = weighty.length > 1 ? weighty : words
  if (!first) return '?'
  const letters = second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first].slice(0, 2)
  const text = letters.join('')
  return second ? text.toLocaleUpperCase() : text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
}
