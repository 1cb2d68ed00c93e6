package logs_test

import (
	"testing"

	"pellucid/internal/logs"
)

func TestTheSecretOfAPathStaysOutOfTheLog(t *testing.T) {
	for path, want := range map[string]string{
		"/":                              "/",
		"/gallery/shared":                "/gallery/shared",
		"/gallery/shared/":               "/gallery/shared/",
		"/gallery/shared/forget":         "/gallery/shared/…",
		"/gallery/shared/k3y?page=2":     "/gallery/shared/…",
		"//gallery/shared/k3y":           "//gallery/shared/…",
		"/sandbox/portal/0123/cancel":    "/sandbox/portal/…",
		"/sandbox/control":               "/sandbox/control",
		"/image/0123456789abcdef/report": "/image/0123456789abcdef/report",
	} {
		if got := logs.Path(path); got != want {
			t.Errorf("%s is logged as %s, want %s", path, got, want)
		}
	}
}
