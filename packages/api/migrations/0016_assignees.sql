ALTER TABLE "threads" ADD COLUMN "spam_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "threads_assignee" ON "threads" USING btree ("assignee_id","store_id") WHERE "threads"."assignee_id" is not null;