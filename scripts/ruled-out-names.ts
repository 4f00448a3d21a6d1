type Rule = {
  words: RegExp
  /** What the field calls it. */
  instead: string
  /** Tests may: one promise or finger that is held is nothing that anybody looks for. */
  isForProduct?: true
}

/** What the field does not call these things: names of values, types, fields and files, message codes, keys of words. */
const rules: readonly Rule[] = [
  { words: /^demand[A-Z]/, instead: 'assert…' },
  { words: /AnswerOf$/, instead: 'ResponseOf' },
  { words: /^(Answer|Asked|Comer|Given|Held|Kept)$/, instead: 'what it is' },
  { words: /^world$|[a-z]World$|World[A-Z]|-world\.ts/, instead: 'fixture, seeded' },
  // `isHeld` is a field of people; of an interview that it was held is what recruiters say.
  {
    words: /^(?!isHeld$)(held[A-Z]|\w*[a-z]Held(?!Back)|Held[A-Z])/,
    instead: 'locked, in use, owned, lease, limited',
  },
  // `held_until` is a column: until when a lease lasts.
  {
    words: /^held_(?!until|since)|(?<!^is|^interview|^was|^state)_held(_|$)/,
    instead: 'in_use, owned, limited',
  },
  { words: /^held[-.]|-held[-.]/, instead: 'locked, in use, owned, lease, limited' },
  { words: /^held$/, instead: 'locked, in use, owned, shown', isForProduct: true },
  { words: /^standings$/i, instead: 'permission fingerprint' },
  { words: /^patience$/i, instead: 'timeouts' },
  { words: /^askTogether$/, instead: 'singleFlight' },
  { words: /^inSteps$/, instead: 'streamProgress' },
  { words: /^admitting$/, instead: 'authorize' },
  { words: /^(sayer|sayable)$/, instead: 'translate…' },
  { words: /^letIn$/, instead: 'startSession' },
  { words: /^answerAlike$/, instead: 'respondUniformly' },
  { words: /^FairAtTheDoor$/, instead: 'RegistrationFair' },
  { words: /^Journey$/, instead: 'AuthRequest' },
  { words: /^(kept|keep)(Answers?|Pages?)$/i, instead: 'response cache, page cache' },
  { words: /^(led_at|ledAt)$/, instead: 'prompted_at' },
  { words: /^watched_/, instead: 'followed_…' },
  { words: /^firm_left$/, instead: 'what has become of the firm' },
]

/** Comments, and strings, which may say what begins one. */
const commentOrString = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|(['"])(?:\\.|(?!\1)[^\\\n])*\1|`(?:\\.|[^`\\])*`/gm

/** Names that a source declares: of values, functions and types, of fields and parameters. */
export function declaredNames(source: string): string[] {
  const code = source.replace(commentOrString, part => (/^\s*\//.test(part) ? '' : part))
  const found = [
    ...code.matchAll(/\b(?:const|let|function|type|class|interface|enum) (\w+)/g),
    ...code.matchAll(/^\s*(?:readonly )?#?(\w+)\??: /gm),
    ...code.matchAll(/[({,] ?(\w+)(?=\??(?:: | ?[,})]| =))/g),
  ]
  return [...new Set(found.map(([, name = '']) => name))]
}

/** Of these names those that are ruled out, each as what stands instead. */
export const ruledOutNames = (names: Iterable<string>, isProduct = true): [name: string, instead: string][] =>
  [...names].flatMap(name => {
    const rule = rules.find(({ words, isForProduct }) => words.test(name) && (isProduct || !isForProduct))
    return rule ? [[name, rule.instead] as [string, string]] : []
  })
