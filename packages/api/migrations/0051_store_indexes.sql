CREATE INDEX "draft_files_store" ON "draft_files" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "consents_store" ON "consents" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "note_files_store" ON "note_files" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "push_messages_store" ON "push_messages" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "tokens_store" ON "tokens" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "uploads_store" ON "uploads" USING btree ("store_id");