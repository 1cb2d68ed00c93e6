package sitetests

import (
	"bytes"
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"pellucid/handlers/create"
	"pellucid/handlers/emails"
	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/moderation"
	"pellucid/internal/domain/people"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

// secret stands in everything that a visitor must not see.
const secret = "xylograph"

// fixtures is a site with one client for each role.
type fixtures struct {
	site    *sitetest.Site
	people  [roles]*domain.User // nil for the visitor
	clients [roles]*sitetest.Client
	tables  []string // what reads each table
}

func newFixtures(t *testing.T, o sitetest.Options) *fixtures {
	t.Helper()
	o.Idle, o.Billing = true, true
	c := &fixtures{site: sitetest.New(t, o)}
	if err := c.site.Store.CreateAdmin(t.Context(), people.Registration{Email: "administrator@example.org", Username: "administrator"}, ""); err != nil {
		t.Fatal(err)
	}
	for who, name := range map[role]string{inactive: "gone", user: "mira", other: "omar", owner: "ines"} {
		c.people[who] = c.site.AddUser(t, name)
	}
	c.site.Store.Exec(t, `UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE id = ?) WHERE id = 1`, c.people[user].ID)
	c.site.Store.Exec(t, `UPDATE users SET email = ?1, email_folded = ?1 WHERE id = ?2`, secret+"@example.org", c.people[owner].ID)
	var err error
	if c.people[administrator], err = c.site.Store.User(t.Context(), 1); err != nil {
		t.Fatal(err)
	}
	for who := range roles {
		c.clients[who] = c.site.Visitor(t)
		if who != visitor {
			c.clients[who] = c.site.SignIn(t, c.people[who])
		}
	}
	c.site.Store.Exec(t, `UPDATE users SET is_active = 0 WHERE id = ?`, c.people[inactive].ID)
	c.picture(t, other, testkit.Private)
	sitetest.Subscribe(t, c.site, c.clients[owner])
	c.tables = testkit.All[string](t, c.site.Store, `
		SELECT 'SELECT ' || group_concat('quote("' || c.name || '")', ' || ') || ' FROM "' || m.name || '" ORDER BY 1'
		FROM sqlite_master m JOIN pragma_table_info(m.name) c
		WHERE m.type = 'table' AND m.name NOT IN ('sessions', 'sqlite_stat1') AND m.sql NOT LIKE '%VIRTUAL%' AND m.name NOT LIKE '%\_fts%' ESCAPE '\'
		  AND c.name NOT LIKE 'last\_%' ESCAPE '\'
		GROUP BY m.name`)
	c.tables = append(c.tables, `SELECT coalesce(share_key, '') FROM images ORDER BY rowid`) // images has virtual columns, and is left out above
	return c
}

// linked is a private image of the owner's that is shared by link, and the key of the link.
func (c *fixtures) linked(t *testing.T) (key, id string) {
	t.Helper()
	img := c.picture(t, owner, func(*domain.Image) {})
	c.site.Store.Exec(t, `UPDATE images SET is_public = 0 WHERE id = ?`, img.ID) // whoever has the link may see what it shows
	key, err := c.site.Store.ShareImage(t.Context(), c.people[owner].ID, img.ID, true)
	if err != nil {
		t.Fatal(err)
	}
	return key, img.ID
}

// fingerprint tells one state of the database from another. Of sessions it counts those that somebody is signed in with.
func (c *fixtures) fingerprint(t *testing.T) string {
	t.Helper()
	var out strings.Builder
	fmt.Fprintln(&out, testkit.All[int](t, c.site.Store, `SELECT user_id FROM sessions WHERE user_id IS NOT NULL ORDER BY 1`))
	for _, table := range c.tables {
		fmt.Fprintln(&out, testkit.All[string](t, c.site.Store, table))
	}
	return out.String()
}

// things are what rows are about; all are the owner's, and new for every row.
var things = map[string]func(*fixtures, *testing.T) string{
	"{unsubscribe}": func(c *fixtures, t *testing.T) string {
		one := c.site.AddUser(t, "kim").ID
		c.site.Store.Exec(t, `UPDATE users SET mail_optional = 0 WHERE id = ?`, one) // who clicks twice changes nothing
		return strings.TrimPrefix(emails.Unsubscribe{Key: sitetest.MailKey}.Address(one), emails.UnsubscribePath)
	},
	"{queued}": func(c *fixtures, t *testing.T) string {
		if err := c.site.Store.QueueEmail(t.Context(), mailing.Email{Kind: mailing.Verify, UserID: c.people[owner].ID}); err != nil {
			t.Fatal(err)
		}
		return fmt.Sprint(c.site.Store.Int(t, `SELECT max(id) FROM mail_queue`))
	},
	"{person}":  func(c *fixtures, _ *testing.T) string { return fmt.Sprint(c.people[owner].ID) },
	"{picture}": func(c *fixtures, t *testing.T) string { return c.picture(t, owner, testkit.Private).ID },
	"{creator}": func(c *fixtures, t *testing.T) string { return c.picture(t, owner, func(*domain.Image) {}).Username },
	"{link}": func(c *fixtures, t *testing.T) string {
		key, _ := c.linked(t)
		return key
	},
	"{linked}":   func(c *fixtures, t *testing.T) string { _, id := c.linked(t); return id },
	"{shown}":    func(c *fixtures, t *testing.T) string { return c.picture(t, owner, func(*domain.Image) {}).ID },
	"{deleted}":  (*fixtures).deleted,
	"{edited}":   (*fixtures).edited,
	"{folder}":   func(c *fixtures, t *testing.T) string { return fmt.Sprint(c.folder(t, secret).ID) },
	"{filed}":    (*fixtures).filed,
	"{shared}":   (*fixtures).shared,
	"{newcomer}": func(c *fixtures, t *testing.T) string { return fmt.Sprint(c.site.AddUser(t, "eva").ID) },
	"{suspended}": func(c *fixtures, t *testing.T) string {
		one := c.site.AddUser(t, "max").ID
		c.site.Store.Exec(t, `UPDATE users SET is_active = 0 WHERE id = ?`, one)
		return fmt.Sprint(one)
	},
	"{reported}": func(c *fixtures, t *testing.T) string { return c.reported(t).ID },
	"{hidden}": func(c *fixtures, t *testing.T) string {
		img := c.reported(t)
		c.hide(t, img)
		return img.ID
	},
	"{ruling}": func(c *fixtures, t *testing.T) string { return c.hide(t, c.reported(t)) },
	"{deletion}": func(c *fixtures, t *testing.T) string {
		c.deleted(t)
		return testkit.One[string](t, c.site.Store, `SELECT max(deletion) FROM bin`)
	},
	"{file}": func(c *fixtures, t *testing.T) string {
		return c.picture(t, owner, testkit.Private).BlobKey + "/original.png"
	},
	"{shown-file}": func(c *fixtures, t *testing.T) string {
		return c.picture(t, owner, func(*domain.Image) {}).BlobKey + "/original.png"
	},
	"{task}": func(c *fixtures, t *testing.T) string {
		c.site.Store.Give(t, c.people[owner], 0, 1)
		return sitetest.Decoded[sitetest.Accepted](t, c.clients[owner].PostJSON(sitetest.GeneratePath, `{"prompt": "`+secret+`"}`).Want(http.StatusOK)).TaskID
	},
	"{reference}": func(c *fixtures, t *testing.T) string {
		return sitetest.Decoded[create.Reference](t, sitetest.Upload(c.clients[owner], "file", sitetest.PNGOf(t, sitetest.Teal(64))).Want(http.StatusCreated)).ID
	},
	"{token}": func(c *fixtures, t *testing.T) string {
		if err := c.site.Store.CreateToken(t.Context(), c.people[owner].ID, domain.NewSecret(), secret, 1e12); err != nil {
			t.Fatal(err)
		}
		return fmt.Sprint(testkit.One[int](t, c.site.Store, `SELECT max(id) FROM api_tokens`))
	},
	"{device}": func(c *fixtures, t *testing.T) string {
		c.site.SignIn(t, c.people[owner])
		tab := c.clients[owner].Get(sitetest.SecurityTab).Want(http.StatusOK).Doc()
		action := tab.Find("form[action^='/settings/devices/'][action$='/end']").First().AttrOr("action", "")
		return strings.TrimSuffix(strings.TrimPrefix(action, "/settings/devices/"), "/end")
	},
	"{email}": func(c *fixtures, t *testing.T) string {
		c.clients[user].PostForm("/settings/verify", nil).Want(http.StatusSeeOther)
		return c.site.Mails(t)[0].ID
	},
}

var thing = regexp.MustCompile(`\{[a-z-]+\}`)

// fill puts new things of the owner into an address.
func (c *fixtures) fill(t *testing.T, text string) string {
	t.Helper()
	return thing.ReplaceAllStringFunc(text, func(name string) string {
		produce, known := things[name]
		if !known {
			t.Fatalf("%s: there is no such thing as %s", text, name)
		}
		return produce(c, t)
	})
}

// reported is a picture that waits for a decision.
func (c *fixtures) reported(t *testing.T) domain.Image {
	t.Helper()
	img := c.picture(t, owner, func(*domain.Image) {})
	if _, err := c.site.Store.Report(t.Context(), img.ID, "address:1", moderation.Report{Reason: "hate"}); err != nil {
		t.Fatal(err)
	}
	return img
}

// hide decides that a picture is hidden, and returns the decision.
func (c *fixtures) hide(t *testing.T, img domain.Image) string {
	t.Helper()
	id, err := c.site.Store.Decide(t.Context(), domain.AdminID, moderation.Ruling{ImageID: img.ID, Verdict: moderation.Hide, Reason: "Hate"})
	if err != nil {
		t.Fatal(err)
	}
	return id
}

// deleted is a picture that its owner threw away a moment ago.
func (c *fixtures) deleted(t *testing.T) string {
	t.Helper()
	img := c.picture(t, owner, func(*domain.Image) {})
	c.clients[owner].Send(http.MethodDelete, "/api/v1/images/"+img.ID, nil).Want(http.StatusOK)
	return img.ID
}

// picture keeps a picture of somebody with its files. What it shows is a secret where the picture is private.
func (c *fixtures) picture(t *testing.T, who role, change func(*domain.Image)) domain.Image {
	t.Helper()
	img := c.site.Store.AddImage(t, c.people[who], "a paper boat", change, func(img *domain.Image) {
		if !img.IsPublic && who == owner {
			img.Prompt, img.AltText = secret, secret
		}
	})
	var file bytes.Buffer
	file.Write(sitetest.PNGOf(t, sitetest.Teal(64)))
	for _, name := range []string{"original.png", "256.webp", "512.webp"} {
		if err := c.site.Blobs.Put(t.Context(), img.BlobKey+"/"+name, file.Bytes()); err != nil {
			t.Fatal(err)
		}
	}
	return img
}

// edited is an edit of an image, both the owner's.
func (c *fixtures) edited(t *testing.T) string {
	t.Helper()
	source := c.picture(t, owner, testkit.Private).ID
	var out struct{ ID string }
	c.clients[owner].PostJSON("/api/v1/images/"+source+"/edits", sitetest.Padded).Want(http.StatusCreated).JSON(&out)
	return out.ID
}
