DROP INDEX "threads_store";--> statement-breakpoint
DROP INDEX "threads_open";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "is_scheduled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "snoozed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "follow_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "listed_at" timestamp with time zone GENERATED ALWAYS AS (greatest(last_email_at, returned_at)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "threads_return" ON "threads" USING btree (least("snoozed_until", "follow_up_at")) WHERE coalesce("threads"."snoozed_until", "threads"."follow_up_at") is not null;--> statement-breakpoint
CREATE INDEX "threads_store" ON "threads" USING btree ("store_id","listed_at");--> statement-breakpoint
CREATE INDEX "threads_open" ON "threads" USING btree ("store_id","listed_at") WHERE "threads"."archived_at" is null and "threads"."merged_into" is null;