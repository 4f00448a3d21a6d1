/** Words with what stands in braces filled in. */
export const fillIn = (words: string, values: Readonly<Record<string, string | number>>) =>
  words.replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? ''))
