import { pathOf } from '@draftdesk/contract/testing'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { AvatarMenu } from './avatar-menu.tsx'
import { renderAvatarMenu } from './avatar-menu-html.ts'

describe('renderAvatarMenu', () => {
  test.each([
    { name: 'Olga Owner', email: 'olga@shop.test' },
    { name: '', email: '"o\'b" <olga@shop.test>' },
    { name: '🙂 <b>O’Brian</b> & co', email: 'olga@shop.test' },
    { name: 'Olga', email: 'olga@shop.test', image: `${pathOf('picture', '1')}?a=1&b="2"` },
  ])('writes what React would: %j', (person) => {
    const preload = /^<link rel="preload"[^>]*>/
    expect(renderAvatarMenu(person)).toBe(
      renderToString(<AvatarMenu userId="1" {...person} />).replace(preload, ''),
    )
  })
})
