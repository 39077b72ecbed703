import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { StoreSwitcher } from './store-switcher.tsx'
import { renderStoreSwitcher } from './store-switcher-html.ts'

describe('renderStoreSwitcher', () => {
  test.each(['Northwind Outfitters', '<script>alert("1")</script> & \'co\''])(
    'writes what React would: %s',
    (name) => {
      expect(renderStoreSwitcher({ name })).toBe(renderToString(<StoreSwitcher id="1" name={name} />))
    },
  )
})
