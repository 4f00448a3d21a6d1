declare module '#app/web/words-files.ts?locale=*' {
  export * from '#app/web/words-files.ts'
}
