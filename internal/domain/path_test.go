package domain_test

import (
	"net/url"
	"strings"
	"testing"

	"pellucid/internal/domain"
)

func TestLocalPath(t *testing.T) {
	for name, test := range map[string]struct{ redirect, want string }{
		"a path of this site stays":                      {"/image/abc?x=1#top", "/image/abc?x=1#top"},
		"a bare word is the page of that name":           {"pricing", "/pricing"},
		"nothing leads nowhere":                          {"", ""},
		"two slashes, which browsers take for a host":    {"//evil.example/x", "/evil.example/x"},
		"many slashes":                                   {"////evil.example", "/evil.example"},
		"a slash and a backslash, likewise":              {`/\evil.example`, ""},
		"two backslashes":                                {`\\evil.example`, ""},
		"a backslash further on":                         {`/a\..\\evil.example`, ""},
		"another site's address becomes a path of ours":  {"https://evil.example", "/https://evil.example"},
		"a script becomes a path of ours":                {"javascript:alert(1)", "/javascript:alert(1)"},
		"a tab, which browsers drop from addresses":      {"/\t/evil.example", ""},
		"a line break, which would split the header":     {"/a\r\nSet-Cookie: x=1", ""},
		"a zero byte":                                    {"/\x00/evil.example", ""},
		"a delete character":                             {"/\x7f/evil.example", ""},
		"a space before the slashes stays within a path": {" //evil.example", "/ //evil.example"},
	} {
		t.Run(name, func(t *testing.T) {
			if got := domain.LocalPath(test.redirect); got != test.want {
				t.Errorf("LocalPath(%q) = %q, want %q", test.redirect, got, test.want)
			}
		})
	}
}

func FuzzLocalPathNeverLeavesTheSite(f *testing.F) {
	for _, seed := range []string{"//evil", `/\evil`, "https://evil", "/%09/evil", "/..//evil", "\t//evil", "/\u2028/evil"} {
		f.Add(seed)
	}
	site, _ := url.Parse("https://pellucid.example/auth")
	f.Fuzz(func(t *testing.T, redirect string) {
		path := domain.LocalPath(redirect)
		if path == "" {
			return
		}
		// A browser drops tabs and line breaks, and takes backslashes for slashes.
		asBrowser := strings.NewReplacer("\t", "", "\n", "", "\r", "", `\`, "/").Replace(path)
		if to, err := site.Parse(asBrowser); err == nil && (to.Host != site.Host || to.Scheme != site.Scheme) {
			t.Errorf("LocalPath(%q) = %q leads to %s", redirect, path, to)
		}
		if !strings.HasPrefix(path, "/") || strings.HasPrefix(path, "//") {
			t.Errorf("LocalPath(%q) = %q is no local path", redirect, path)
		}
	})
}
