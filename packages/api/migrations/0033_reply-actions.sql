ALTER TABLE "drafts" ADD COLUMN "actions" jsonb;--> statement-breakpoint
ALTER TABLE "examples" ADD COLUMN "actions" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "applied" jsonb;