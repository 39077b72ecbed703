import { describe, expect, test } from 'vitest'
import { completePermissions, permissions, roleNames, roles } from './roles.ts'

describe('roles', () => {
  test('each have fewer rights than the role before', () => {
    const counts = roleNames.map((role) => roles[role].length)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    for (const [index, role] of roleNames.entries())
      for (const lesser of roleNames.slice(index))
        expect(roles[lesser].filter((permission) => !roles[role].includes(permission))).toEqual([])
  })

  test('let every member read and an owner do everything', () => {
    expect(roleNames.filter((role) => !roles[role].includes('read'))).toEqual([])
    expect(roles.owner).toEqual(permissions)
  })

  test('let an observer read and write notes only', () => {
    expect(roles.observer).toEqual(['read', 'notes'])
  })
})

describe('completePermissions', () => {
  test('keeps the rights of a server that has the table', () => {
    for (const role of roleNames) expect(completePermissions(roles[role])).toEqual(roles[role])
  })

  test('lets members of other servers work on mail and documents', () => {
    expect(completePermissions([])).toEqual(roles.agent)
    expect(completePermissions(['settings', 'accounts'])).toEqual(roles.manager)
  })
})
