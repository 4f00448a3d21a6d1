import type french from './messages/fr.json'
import type work from './messages/work/fr.json'

declare module '#platform/web/words/word-keys.ts' {
  interface Namespaces {
    waiting: typeof french & typeof work
  }
}
