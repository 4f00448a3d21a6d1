import type french from './messages/fr.json'

declare module '#platform/web/words/word-keys.ts' {
  interface Namespaces {
    conferences: typeof french
  }
}
