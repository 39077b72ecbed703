CREATE SEQUENCE "public"."event_positions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
DROP INDEX "events_store";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "position" bigint;--> statement-breakpoint
UPDATE "events" SET "position" = "id";--> statement-breakpoint
SELECT setval('event_positions', greatest((SELECT max("id") FROM "events"), 1));--> statement-breakpoint
CREATE UNIQUE INDEX "events_position" ON "events" USING btree ("position");--> statement-breakpoint
CREATE INDEX "events_waiting" ON "events" USING btree ("id") WHERE "events"."position" is null;--> statement-breakpoint
CREATE INDEX "events_store" ON "events" USING btree ("store_id","position");