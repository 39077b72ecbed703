ALTER TABLE "invites" DROP COLUMN "permissions";--> statement-breakpoint
ALTER TABLE "members" DROP COLUMN "permissions";