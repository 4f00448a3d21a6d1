import type { RenderResult } from '#app/contract/render.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { escapeHtml } from '#platform/contract/text.ts'
import type { Assets } from './assets.ts'

type Page = Extract<RenderResult, { kind: 'page' }>

/** JSON that cannot end its script element or be read as HTML. */
const json = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

const meta = (name: string, content: string | undefined) =>
  content ? `<meta ${name} content="${escapeHtml(content)}">` : ''

/**
 * The scripts begin once the page has been painted, so that they keep nobody from reading; all are fetched at once,
 * and run one after the other, so that a slow phone answers in between. A page that is not painted, in a tab behind,
 * begins after three seconds.
 */
const startScript = (scripts: readonly string[]) => `const scripts=${json(scripts)}
const pause=time=>new Promise(next=>setTimeout(next,time))
const painted=new Promise(next=>new PerformanceObserver(next).observe({type:'paint',buffered:true}))
await Promise.race([painted,pause(3000)])
let since=performance.now()
const breathe=async()=>{if(performance.now()-since>8){await pause(0);since=performance.now()}}
for(const href of scripts){document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));await breathe()}
for(const script of scripts){await import(script);await breathe()}`

/**
 * The HTML around a rendered page, and the scripts that stand in it. `lang` addresses (`?lang=de`) let every language of
 * a page be found.
 */
export function documentOf(
  page: Page,
  options: {
    locale: Locale
    assets: Assets
    publicUrl: string
    headScript: string
    siteName: string
  },
): { html: string; scripts: string[] } {
  const { locale, assets, publicUrl, headScript } = options
  const { head } = page
  const address = publicUrl + page.canonical
  const files = assets.of(page.sources, page.looks)
  const start = startScript(files.scripts)
  const html = `<!doctype html>
<html lang="${locale}" style="--fair-h:${page.hue}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(head.title)}</title>
${meta('name="description"', head.description)}
${head.noIndex || page.status !== 200 ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${escapeHtml(address)}">${page.languages.map(one => `<link rel="alternate" hreflang="${one}" href="${escapeHtml(`${address}?lang=${one}`)}">`).join('')}`}
${meta('property="og:title"', head.title)}${meta('property="og:description"', head.description)}${meta('property="og:type"', head.type ?? 'website')}${meta('property="og:url"', address)}${meta('property="og:locale"', locale)}${meta('property="og:image"', head.image && publicUrl + head.image)}${meta('name="twitter:card"', head.image ? 'summary_large_image' : 'summary')}
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FAFBF8"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0E1B20">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>@layer base,kit;</style>
<script>${headScript}</script>
${head.structured && page.status === 200 ? `<script type="application/ld+json">${json({ ...head.structured, url: address })}</script>` : ''}
${files.fonts.map(href => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`).join('')}
${files.styles.map(href => `<link rel="stylesheet" href="${href}">`).join('')}
${assets.head.html}
</head>
<body>
<div id="root">${page.html}</div>
<script type="application/json" id="state">${json(page.state)}</script>
<script type="module">${start}</script>
</body>
</html>`
  return { html, scripts: [headScript, ...assets.head.scripts, start] }
}
