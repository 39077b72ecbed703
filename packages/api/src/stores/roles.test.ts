import { roleNames, permissionsByRole } from '@draftdesk/contract'
import { describe, expect, test } from 'vitest'
import { canManageRole, getPermissions, parseRole, listAssignableRoles } from './roles.ts'

describe('getPermissions', () => {
  test('gives a stored role the rights of the table', () => {
    expect(roleNames.map(getPermissions)).toEqual(roleNames.map((role) => permissionsByRole[role]))
  })
})

describe('parseRole', () => {
  test('counts an unknown role as an agent', () => {
    expect([...roleNames, 'staff', ''].map(parseRole)).toEqual([...roleNames, 'agent', 'agent'])
  })
})

describe('canManageRole', () => {
  test.each([
    [permissionsByRole.owner, ['owner', 'manager', 'agent', 'observer']],
    [permissionsByRole.manager, ['manager', 'agent', 'observer']],
    [permissionsByRole.agent, []],
    [permissionsByRole.observer, []],
    [[], []],
  ] as const)('lets %j deal with %j', (permissions, managed) => {
    expect(roleNames.filter((other) => canManageRole({ permissions }, other))).toEqual(managed)
    expect(listAssignableRoles({ permissions })).toEqual(managed)
  })
})
