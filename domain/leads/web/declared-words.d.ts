import type french from './messages/fr.json'
import type atWork from './messages/work/fr.json'

declare module '#platform/web/words/word-keys.ts' {
  interface Namespaces {
    leads: typeof french & typeof atWork
  }
}
