package program

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestOwnAddress(t *testing.T) {
	for addr, want := range map[string]string{
		"127.0.0.1:8080": "http://127.0.0.1:8080",
		":8080":          "http://127.0.0.1:8080",
		"0.0.0.0:80":     "http://127.0.0.1:80",
		"[::]:80":        "http://127.0.0.1:80",
		"[::1]:80":       "http://[::1]:80",
		"localhost:90":   "http://localhost:90",
		"127.0.0.1:0":    "http://site.localhost",
		"nonsense":       "http://site.localhost",
	} {
		if got := ownAddress(addr, "http://site.localhost"); got != want {
			t.Errorf("%s is reached at %s, want %s", addr, got, want)
		}
	}
}

func TestHalfASetUpIsRefusedWithoutRepeatingSecrets(t *testing.T) {
	for name, f := range map[string]creemFlags{
		"a key without its secret": {CreemAPIKey: "creem_hush", SandboxSpeed: 1},
		"a secret without its key": {CreemWebhookSecret: "whsec_hush", SandboxSpeed: 1},
		"an address without a key": {CreemBaseURL: "https://hush.example", SandboxSpeed: 1},
		"a sandbox that stands":    {},
		"a key with a line break":  {CreemAPIKey: "creem_hush\nx", CreemWebhookSecret: "whsec_hush", SandboxSpeed: 1},
		"an address that is none":  {CreemAPIKey: "creem_hush", CreemWebhookSecret: "whsec_hush", CreemBaseURL: "hush", SandboxSpeed: 1},
	} {
		_, err := newSelling(f, sellingAt{baseURL: "http://localhost:8080", local: true, addr: ":8080", data: t.TempDir()}, nil)
		if err == nil || strings.Contains(err.Error(), "hush") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestWhoSellsIsDecidedByKeyAndAddress(t *testing.T) {
	for name, test := range map[string]struct {
		flags            creemFlags
		at               sellingAt
		selling, sandbox bool
	}{
		"a local site without a key":  {creemFlags{}, sellingAt{baseURL: "http://localhost:8080", local: true}, true, true},
		"a public site without a key": {creemFlags{}, sellingAt{baseURL: "https://pellucid.example"}, false, false},
		"a public site with a key": {creemFlags{CreemAPIKey: "creem_1", CreemWebhookSecret: "whsec_0123456789ab"},
			sellingAt{baseURL: "https://pellucid.example"}, true, false},
		"a local site with a key": {creemFlags{CreemAPIKey: "creem_test_1", CreemWebhookSecret: "whsec_0123456789ab"},
			sellingAt{baseURL: "http://localhost:8080", local: true}, true, false},
	} {
		t.Run(name, func(t *testing.T) {
			test.flags.SandboxSpeed, test.at.addr, test.at.data = 1, "127.0.0.1:8080", t.TempDir()
			s, err := newSelling(test.flags, test.at, nil)
			if err != nil {
				t.Fatal(err)
			}
			if s.billing.Selling() != test.selling || (s.sandbox != nil) != test.sandbox || (s.handler() != nil) != test.sandbox {
				t.Errorf("selling %v, sandbox %v", s.billing.Selling(), s.sandbox != nil)
			}
			_, err = os.Stat(filepath.Join(test.at.data, "sandbox.json"))
			if (err == nil) != test.sandbox {
				t.Errorf("the sandbox's file: %v", err)
			}
		})
	}
}
