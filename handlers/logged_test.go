package handlers_test

import (
	"bytes"
	"fmt"
	"log/slog"
	"net/http"
	"strings"
	"testing"

	"pellucid/internal/testkit"
)

// Whoever knows the link of a shared folder sees it. It used to stand in the line of every request for it, and in the line
// that tells of a failure on its page.
func TestTheLinkOfASharedFolderStaysOutOfTheLog(t *testing.T) {
	var log bytes.Buffer
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug})))
	defer slog.SetDefault(before)
	site := testkit.NewSite(t, testkit.Options{Idle: true})
	user, api := site.NewUser(t, "mira")
	folder := addFolder(api, "Autumn")
	api.SendJSON(http.MethodPut, fmt.Sprintf("/api/v1/gallery/folders/%d", folder.ID), map[string]any{"is_shared": true}).JSON(&folder)
	link := strings.TrimPrefix(folder.ShareURL, site.URL)
	guest := site.SignIn(t, site.AddUser(t, "omar"))
	guest.Get(link).Want(http.StatusOK)
	guest.Get(link + "/more").Want(http.StatusNotFound)
	site.Store.Exec(t, `DROP TABLE image_tags`) // the page comes without its tags
	answer := guest.Get(link)
	if !strings.Contains(log.String(), "/gallery/shared/") || !strings.Contains(log.String(), "level=ERROR") {
		t.Errorf("the log does not tell of it, answered %d to %s: %s", answer.Status, user.Username, log.String())
	}
	if key := link[strings.LastIndex(link, "/")+1:]; key == "" || strings.Contains(log.String(), key) {
		t.Errorf("the log holds the key %q: %s", key, log.String())
	}
}
