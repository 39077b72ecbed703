ALTER TABLE "activities" ALTER COLUMN "store_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_unsent" ON "outbox" USING btree ("state") WHERE state in ('held', 'sending', 'failed', 'unknown');--> statement-breakpoint
CREATE INDEX "outbox_parked" ON "outbox" USING btree ("parked_at") WHERE parked_at is not null;--> statement-breakpoint
CREATE INDEX "activities_person" ON "activities" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "activities_actor" ON "activities" USING btree ("actor_id","created_at");