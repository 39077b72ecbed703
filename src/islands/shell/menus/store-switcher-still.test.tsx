import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { StoreSwitcher } from './store-switcher.tsx'
import { drawStoreSwitcher } from './store-switcher-still.ts'

describe('drawStoreSwitcher', () => {
  test.each(['Northwind Outfitters', '<script>alert("1")</script> & \'co\''])(
    'writes what React would: %s',
    (name) => {
      expect(drawStoreSwitcher({ name })).toBe(renderToString(<StoreSwitcher id="1" name={name} />))
    },
  )
})
