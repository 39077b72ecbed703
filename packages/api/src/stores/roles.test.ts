import { describe, expect, test } from 'vitest'
import { mayManage, permissionsOf, readRole, rolesToGive } from './roles.ts'

const roles = ['owner', 'manager', 'agent'] as const

describe('permissionsOf', () => {
  test('allows owners and managers everything and agents nothing', () => {
    expect(roles.map(permissionsOf)).toEqual([['settings', 'accounts'], ['settings', 'accounts'], []])
  })
})

describe('readRole', () => {
  test('takes a role that is none for the least', () => {
    expect(['owner', 'manager', 'agent', 'staff', ''].map(readRole)).toEqual([...roles, 'agent', 'agent'])
  })
})

describe('mayManage', () => {
  test.each([
    ['owner', ['settings', 'accounts'], ['owner', 'manager', 'agent']],
    ['manager', ['accounts'], ['manager', 'agent']],
    ['super_admin', ['settings', 'accounts'], ['manager', 'agent']],
    ['super_admin', [], []],
    ['manager', ['settings'], []],
    ['owner', [], []],
    [null, [], []],
  ])('lets a %s with %j deal with %j', (role, permissions, managed) => {
    const actor = { role, permissions }
    expect(roles.filter((other) => mayManage(actor, other))).toEqual(managed)
    expect(rolesToGive(actor)).toEqual(managed)
  })
})
