import { fileAndStreamPaths } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { pictures, users } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import { isUuid } from '../../database/uuid.ts'

type Picture = typeof pictures.$inferSelect

/** The /v1 path of a picture, public to anyone with its id. */
const buildPicturePath = (id: string): string => fileAndStreamPaths.picture.replace(':id', id)

/** Finds a picture by id. The id is the only secret. */
export async function findPicture(db: Database, id: string): Promise<Picture | undefined> {
  if (!isUuid(id)) return undefined
  const [picture] = await db.select().from(pictures).where(eq(pictures.id, id))
  return picture
}

/** Replaces a person's picture. Returns its new path with a new id. */
export function replacePicture(
  db: Database,
  userId: string,
  picture: Pick<Picture, 'type' | 'content'>,
  nowMs: number,
): Promise<string | null> {
  return transact(db, async (tx) => {
    await deletePictureRow(tx, userId)
    const [stored] = await tx
      .insert(pictures)
      .values({ userId, ...picture, createdAt: new Date(nowMs) })
      .returning({ id: pictures.id })
    return setPicturePath(tx, userId, stored ? buildPicturePath(stored.id) : null)
  })
}

/** Deletes a person's picture. */
export async function deletePicture(db: Database, userId: string): Promise<void> {
  await transact(db, async (tx) => {
    await deletePictureRow(tx, userId)
    await setPicturePath(tx, userId, null)
  })
}

/** Deletes a picture and locks it until the transaction ends. */
async function deletePictureRow(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  await tx.delete(pictures).where(eq(pictures.userId, userId))
}

async function setPicturePath(
  tx: Transaction,
  userId: string,
  profileImage: string | null,
): Promise<string | null> {
  await tx.update(users).set({ profileImage }).where(eq(users.id, userId))
  return profileImage
}
