import { describe, expect, test } from 'vitest'
import { addMissingPermissions, allPermissions, roleNames, permissionsByRole } from './roles.ts'

describe('permissionsByRole', () => {
  test('each have fewer rights than the role before', () => {
    const counts = roleNames.map((role) => permissionsByRole[role].length)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    for (const [index, role] of roleNames.entries())
      for (const lesser of roleNames.slice(index))
        expect(
          permissionsByRole[lesser].filter((permission) => !permissionsByRole[role].includes(permission)),
        ).toEqual([])
  })

  test('let every member read and an owner do everything', () => {
    expect(roleNames.filter((role) => !permissionsByRole[role].includes('read'))).toEqual([])
    expect(permissionsByRole.owner).toEqual(allPermissions)
  })

  test('let an observer read and write notes only', () => {
    expect(permissionsByRole.observer).toEqual(['read', 'notes'])
  })
})

describe('addMissingPermissions', () => {
  test('keeps the rights of a server that has the table', () => {
    for (const role of roleNames)
      expect(addMissingPermissions(permissionsByRole[role])).toEqual(permissionsByRole[role])
  })

  test('lets members of other servers work on mail and documents', () => {
    expect(addMissingPermissions([])).toEqual(permissionsByRole.agent)
    expect(addMissingPermissions(['settings', 'accounts'])).toEqual(permissionsByRole.manager)
  })
})
