import { crc32, deflateRawSync } from 'node:zlib'

/** Builds a one-page PDF with these lines, optionally with a password. */
export function buildPdf(lines: string[], isEncrypted = false): Uint8Array<ArrayBuffer> {
  const shown = lines.map((line) => `(${line}) Tj T*`).join('\n')
  const stream = `BT /F1 12 Tf 14 TL 40 700 Td\n${shown}\nET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Filter/Standard/V 1/R 2/P -4/O<${'00'.repeat(32)}>/U<${'11'.repeat(32)}>>>`,
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const encrypt = isEncrypted ? '/Encrypt 6 0 R/ID[<00><00>]' : ''
  const trailer = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R${encrypt}>>`
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}${trailer}\nstartxref\n${body.length}\n%%EOF`
  return new Uint8Array(Buffer.from(body, 'latin1'))
}

/** Builds a Word document of these paragraphs. A '# ' marks a heading. */
export function buildDocx(paragraphs: string[]): Uint8Array<ArrayBuffer> {
  const rows = paragraphs
    .map((text) => {
      const style = text.startsWith('# ') ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : ''
      return `<w:p>${style}<w:r><w:t>${text.replace('# ', '')}</w:t></w:r></w:p>`
    })
    .join('')
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  const office = 'http://schemas.openxmlformats.org'
  return buildZip({
    '[Content_Types].xml': `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/styles.xml': `${head}<w:styles xmlns:w="${office}/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    'word/document.xml': `${head}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${rows}</w:body></w:document>`,
  })
}

/** Builds a zip archive. Texts are stored, bytes are deflated. */
export function buildZip(files: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, content] of Object.entries(files)) {
    const isText = typeof content === 'string'
    const name = Buffer.from(path)
    const plain = Buffer.from(content)
    const data = isText ? plain : deflateRawSync(plain)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(isText ? 0 : 8, 4)
    facts.writeUInt32LE(crc32(plain), 10)
    facts.writeUInt32LE(data.length, 14)
    facts.writeUInt32LE(plain.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, name, data])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), facts, place, name]))
    parts.push(local)
    offset += local.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(index.length, 8)
  end.writeUInt32LE(offset, 12)
  return new Uint8Array(Buffer.concat([...parts, index, Buffer.from('PK\u0005\u0006'), end]))
}
