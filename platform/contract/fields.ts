import { type TSchema, Type } from 'typebox'
import { emailPattern } from './email-address.ts'
import { webAddressPattern } from './web-address.ts'

/** How a field that points to other resources is stored and shown. Read by the engine only. */
export type Relation = {
  kind: 'one' | 'many' | 'children'
  /** Wire name of the resource pointed to: `fairs`. */
  to: string
  /** Fields of the other resource that are read with it, besides `id`. */
  show: readonly string[]
  /** many: the joining table. children: the column of the child that points back. */
  through?: string
  nullable?: boolean
  /** many: in the order in which they were written, kept in the column `rank` of the joining table. */
  isOrdered?: boolean
  /** What the record that is named has to be, by its own fields: `{ visibility: ['public'] }`. */
  only?: Fitting
}
type Fitting = Readonly<Record<string, readonly (string | number)[]>>

export type Reference<Shown = unknown> = { id: number } & Shown

type Options = { show?: readonly string[]; only?: Fitting; [option: string]: unknown }

const relation = <T>({ show = [], only, ...options }: Options, to: Omit<Relation, 'show' | 'only'>) =>
  Type.Unsafe<T>({ ...options, relation: { show, ...(only && { only }), ...to } })

/** One other record. Written as an id or an IRI (`"/api/regions/12"`), read as an object with its `id`. */
export const Ref = <Shown = unknown>(to: string, options: Options = {}) =>
  relation<Reference<Shown>>(options, { kind: 'one', to })

/** Like `Ref`, but may be empty. */
export const MaybeRef = <Shown = unknown>(to: string, options: Options = {}) =>
  relation<Reference<Shown> | null>(options, { kind: 'one', to, nullable: true })

/** Several other records, joined by the table `through` (`<this>_id`, `<other>_id`). Written as a whole list. */
export const Refs = <Shown = unknown>(to: string, through: string, options: Options = {}) =>
  relation<Reference<Shown>[]>(options, { kind: 'many', to, through })

/** Like `Refs`, in the order in which they are written. */
export const OrderedRefs = <Shown = unknown>(to: string, through: string, options: Options = {}) =>
  relation<Reference<Shown>[]>(options, { kind: 'many', to, through, isOrdered: true })

/** The records of another resource that point here by the column `by`. Read only, and only those the reader may see. */
export const Children = <Shown = unknown>(to: string, by: string, options: Options = {}) =>
  relation<Reference<Shown>[]>(options, { kind: 'children', to, through: by })

const hasRelation = (schema: TSchema): schema is TSchema & { relation: Relation } => 'relation' in schema

export const relationOf = (schema?: TSchema): Relation | undefined =>
  schema && hasRelation(schema) ? schema.relation : undefined

export const greatestId = 2147483647
export const Id = Type.Integer({ minimum: 1, maximum: greatestId })

const text =
  (rules: Options) =>
  (options: Options = {}) =>
    Type.String({ ...rules, ...options })

/** How a text is cleaned before it is looked at and kept: `platform/server/plain-text.ts`. */
export type Cleaning = 'text' | 'label'

const oneLine = '^[^\\p{Cc}\\u2028\\u2029\\ud800-\\udfff]*$'

/** One line of text: nothing that controls or breaks it, no halves of signs, cleaned, then of length 1 to `max`. */
export const Line = (max: number, options?: Options) =>
  text({ minLength: 1, maxLength: max, pattern: oneLine, clean: 'text' })(options)

/** A line by which people tell things apart: a code, the label of a booth. What looks alike is kept alike. */
export const Label = (max: number, options?: Options) => Line(max, { clean: 'label', ...options })

/** Several lines of plain text. */
export const Text = (max: number, options?: Options) =>
  text({
    maxLength: max,
    pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\ud800-\\udfff]*$',
    clean: 'text',
  })(options)

/** Formatted text: HTML reduced on the server to the permitted tags. */
export const RichText = (max: number, options?: Options) => text({ maxLength: max, richText: true })(options)

/** `https://…` or `http://…`, nothing else. */
export const WebAddress = /* @__PURE__ */ text({
  maxLength: 2000,
  pattern: webAddressPattern,
  messageCode: 'url_invalid',
})

/** An e-mail address without quoted local part or comment, so that no mailer can read it in two ways. */
export const Email = /* @__PURE__ */ text({
  maxLength: 254,
  pattern: emailPattern,
  messageCode: 'email_invalid',
})

/** A colour as `#rrggbb`. */
export const Color = /* @__PURE__ */ text({ pattern: '^#[0-9a-fA-F]{6}$', messageCode: 'color_invalid' })

/** A day, `YYYY-MM-DD`. */
export const Day = /* @__PURE__ */ text({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', format: 'date' })

/** An instant, ISO 8601 with offset. */
export const Instant = /* @__PURE__ */ text({ maxLength: 40, format: 'date-time' })

/** Values under names of this form; others are refused by name. Without that, what they hold would go unseen. */
export const Keyed = <T extends TSchema>(pattern: string, value: T) =>
  Type.Record(Type.String({ pattern }), value, { additionalProperties: false })

/** Empty where it is null; a line of blanks is empty too. */
export const Nullable = <T extends TSchema>(schema: T) =>
  Type.Union([schema, Type.Null()], 'clean' in schema && 'minLength' in schema ? { emptyIsNull: true } : {})

type Filled = { type?: string; format?: string; richText?: boolean; isSlug?: boolean }

const isUnion = (schema: TSchema): schema is TSchema & { anyOf: [TSchema, ...TSchema[]] } => 'anyOf' in schema

/** What a field is when it is not empty. */
export const filled = (schema: TSchema): Filled => (isUnion(schema) ? schema.anyOf[0] : schema)
