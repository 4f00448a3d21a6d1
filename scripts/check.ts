/** The gates that no compiler holds: who imports whom, every word in every language, the widths at which layouts change, where documents lead, names that mean two things or that the field does not know, calls without a trace, pages that wait for ever, whose tables SQL names. */
import { checkAudit, withoutReason } from './check-audit.ts'
import { checkBreakpoints, oddWidths } from './check-breakpoints.ts'
import { americanDates, checkDates } from './check-dates.ts'
import { checkImportRules, checkImports } from './check-imports.ts'
import { checkLinks, unproved } from './check-links.ts'
import { castsIn, checkLiterals, literalIdsIn } from './check-literals.ts'
import { checkLoading, waitsForever } from './check-loading.ts'
import { checkNames, checkNameWords, sharedNames } from './check-names.ts'
import { checkSql, handTaken } from './check-sql.ts'
import { checkWords, unusedKeys } from './check-words.ts'
import { declaredNames, ruledOutNames } from './ruled-out-names.ts'
import { checkUpwardSql } from './upward-sql.ts'

const imports = checkImports()
const problems = [...imports.problems, ...checkImportRules()]
problems.push(
  ...checkWords(),
  ...checkBreakpoints(),
  ...checkLinks(),
  ...checkNames(),
  ...checkNameWords(),
  ...checkAudit(),
  ...checkLiterals(),
  ...checkDates(),
  ...checkLoading(),
  ...checkSql(),
)
if (oddWidths('@media (max-width: 900px) {} @media (width < 40em) {} (max-width: 640px)').length !== 2)
  problems.push('The gate of the breakpoints lets odd widths pass.')
if (
  castsIn('const a = b as string\nconst c = [1] as const\nf(<Row[]>x)\nconst d = sql`select 1 as Row`') !==
    2 ||
  literalIdsIn('where fair_status_id in (2, 3)\nif (type === 5) a = status.id === 2') !== 3 ||
  literalIdsIn(
    "m.type = 1 and state <> 2 or s.status = 0\n{ isValidated = 1 }\n{ isValidated: 1 }\nisValidated: 1 | 2\n'?type=6'",
  ) !== 6 ||
  literalIdsIn(
    "case f.fair_status_id when 1 then a\nx.user_type_id not in (2, 3)\nfirmStates.get(firm) !== 1\ncolumn('is_validated')} = 1\none->>'is_validated' <> '2'\ntype: 5 | 6",
  ) !== 6
)
  problems.push('The gate of the literals lets casts or ids pass.')
if (
  americanDates('const locale = useLocale()\nnew Intl.DateTimeFormat(locale, {})') !== 1 ||
  americanDates('const locale = dateLocale(useLocale())\nnew Intl.DateTimeFormat(locale, {})') !== 0
)
  problems.push('The gate of the dates lets American ones pass.')
if (
  !waitsForever('const { data } = useQuery(a)\n<Skeleton />') ||
  waitsForever('useQuery(a)\n<Suspense fallback={<Skeleton />}>')
)
  problems.push('The gate of what is loading lets a page pass that waits for ever.')
const rows =
  '| a threat | refused | |\n| one | by this | [code](a.ts) |\n| another | by that | [test](a.test.ts) |'
if (unproved(rows, () => true).length !== 2)
  problems.push('The gate of the threats lets rows without a test pass.')

if (unusedKeys(['a.b', 'a.c', 'a.d', 'e'], "t('a.b') t(`a.$" + "{one}`) 'c'").join() !== 'a.d,e')
  problems.push('The gate of the words lets unused keys pass.')
if (withoutReason("audit: 'never',\naudit: 'never', // it only reads").length !== 1)
  problems.push('The gate of the audit lets a call without a reason pass.')
const twice = [
  ['a.ts', 'export const one = 1\nexport type Two = 2'],
  ['b.ts', 'export async function one() {}\ntype Two = 3'],
] as const
if ([...sharedNames(twice).keys()].join() !== 'one')
  problems.push('The gate of the names lets one that is exported twice pass.')
const invented = [
  'type Kept = 1\nfunction demandOpen(heldRow: Row, { world }: Platform) {}',
  '// held = 1\n/* const heldBy = 1 */',
  'const withheld = 2\nconst isHeld = 3\nconst isHeldToNone = 4',
  "const opens = 'a/*'\nconst heldBetween = 5\nconst ends = '*/'",
].join('\n')
if (
  ruledOutNames(declaredNames(invented))
    .map(([name]) => name)
    .sort()
    .join() !== 'Kept,demandOpen,heldBetween,heldRow,isHeldToNone,world'
)
  problems.push('The gate of the names lets words pass that the field does not know.')
if (handTaken('const { rows } = await sql`select 1`; found.rows[0]').length !== 2)
  problems.push('The gate of the statements lets rows pass that are taken by hand.')

const upward = await checkUpwardSql()
problems.push(...upward.problems)

for (const problem of problems) console.error(problem)
console.log(
  problems.length
    ? `${problems.length} problems`
    : `Imports of ${imports.modules} modules and all words are in order; SQL names ${upward.count} tables of later domains.`,
)
process.exit(problems.length ? 1 : 0)
