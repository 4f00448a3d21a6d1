import type { Locale } from '#platform/contract/locale.ts'
import { escapeHtml } from '#platform/contract/text.ts'

type Link = { href: string; words: string; orCopy: string }
/** Why somebody gets it, and where they say that they want no more. */
type OptOut = { href: string; words: string; reason: string }

const ink = '#1c2521'
const paper = '#ffffff'
const green = '#0f7a62'

/** Mailboxes know few rules: all that matters is said at the element itself, the evening in the head. */
const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>
:root{color-scheme:light dark}
.mail h2{font-size:20px;line-height:1.3;margin:24px 0 8px}.mail h3{font-size:17px;line-height:1.3;margin:20px 0 8px}
.mail p{margin:0 0 16px}.mail li p{margin:0}.mail ul,.mail ol{margin:0 0 16px;padding-left:24px}
.mail blockquote{margin:0 0 16px;padding-left:16px;border-left:3px solid ${green}}.mail a{color:${green};overflow-wrap:anywhere}
.mail .button{color:${paper}}
@media (prefers-color-scheme:dark){body{background:#101614!important;color:#e8efec!important}.mail a{color:#6fd3b8}
.mail .button{background:#6fd3b8!important;color:#0b1512!important}.mail .copy{color:#a3b0aa!important}}
</style>`

const button = ({
  href,
  words,
  orCopy,
}: Link) => `<p><a class="button" href="${escapeHtml(href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${green};color:${paper};text-decoration:none;font-weight:600">${escapeHtml(words)}</a></p>
<p class="copy" style="font-size:13px;color:#5a6661">${escapeHtml(orCopy)}<br><a href="${escapeHtml(href)}">${escapeHtml(href)}</a></p>`

const foot = ({ href, words, reason }: OptOut) =>
  `\n<hr style="margin:24px 0 12px;border:0;border-top:1px solid #d7dedb"><p class="copy" style="font-size:13px;color:#5a6661">${escapeHtml(reason)} <a href="${escapeHtml(href)}">${escapeHtml(words)}</a></p>`

/** A whole mail: parts of clean HTML with the button between them. */
export const mailPage = (
  locale: Locale,
  title: string,
  parts: readonly string[],
  link: Link | null,
  optOut: OptOut | null = null,
) =>
  `<!doctype html><html lang="${locale}"><head>${head}<title>${escapeHtml(title)}</title></head><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:${ink};background:${paper}"><div class="mail" style="max-width:560px;margin:0 auto">
${parts.join(link ? `\n${button(link)}\n` : '\n')}${optOut ? foot(optOut) : ''}
</div></body></html>`
