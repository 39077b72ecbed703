ALTER TABLE "users" ADD COLUMN "away_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "away_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "assigns_in_turn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "last_in_turn" uuid;