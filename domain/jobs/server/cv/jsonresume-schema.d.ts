/** The published schema of JSON Resume and its validator, which come without types. */
declare module '@jsonresume/schema' {
  export function validate(resume: unknown, done: (errors: readonly object[] | null) => void): void
}
