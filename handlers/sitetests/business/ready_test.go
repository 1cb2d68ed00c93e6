package business

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/upkeep"
	"pellucid/internal/testkit/sitetest"
)

// A damaged database was answered with 500, which some balancers take for the fault of one page.
func TestADatabaseThatCannotBeReadMakesTheServerNotReady(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	visitor := site.Visitor(t)
	visitor.Get("/readyz").Want(http.StatusOK)
	if err := site.Store.Close(); err != nil {
		t.Fatal(err)
	}
	visitor.Get("/readyz").Want(http.StatusServiceUnavailable)
}

// Whoever watches over the server learns whether the backups are good, and whoever else asks learns no folder and no reason.
func TestReadyInFullTellsHowTheBackupsAreAndNothingOfWhere(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	visitor := site.Visitor(t)
	ask := func() (report struct {
		Status, Backups string
		Drill           *struct {
			OK  bool
			Age int64 `json:"age_seconds"`
		}
	}) {
		t.Helper()
		body := visitor.Get("/readyz?full").Want(http.StatusOK).Body
		if err := json.Unmarshal(body, &report); err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(body), "secret-folder") {
			t.Errorf("it tells everybody: %s", body)
		}
		return report
	}
	if report := ask(); report.Status != "ok" || report.Backups != "none" || report.Drill != nil {
		t.Errorf("without any: %+v", report)
	}
	add := func(kind upkeep.BackupRunKind, ok bool) {
		t.Helper()
		if err := site.Store.AddBackupRun(t.Context(), upkeep.BackupRun{Kind: kind, OK: ok, Message: "/secret-folder/x is damaged"}); err != nil {
			t.Fatal(err)
		}
	}
	add(upkeep.BackupTaken, true)
	add(upkeep.BackupDrilled, true)
	site.Store.Clock.Advance(time.Hour)
	if report := ask(); report.Backups != "ok" || report.Drill == nil || !report.Drill.OK || report.Drill.Age < 3599 {
		t.Errorf("after a drill: %+v", report)
	}
	add(upkeep.BackupDrilled, false)
	if report := ask(); report.Status != "ok" || report.Backups != "failed" || report.Drill.OK {
		t.Errorf("after one that failed: %+v", report)
	}
}

// With a full disk the server was ready until a write failed, and its write-ahead log had room for small ones for a while.
func TestReadyTellsThatTheDiskIsLowAndAFullOneMakesTheServerNotReady(t *testing.T) {
	t.Parallel()
	disk := upkeep.Disk{TotalBytes: 100 << 30}
	site := sitetest.New(t, sitetest.Options{Idle: true, Disk: func() (upkeep.Disk, error) { return disk, nil }})
	visitor, admin := site.Visitor(t), sitetest.AddAdmin(t, site)
	for _, test := range []struct {
		free        int64
		status      int
		report, bar string
	}{
		{upkeep.DiskReserve, http.StatusOK, `"disk":"ok"`, ""},
		{upkeep.DiskLeast, http.StatusOK, `"disk":"low"`, "Disk almost full"},
		{upkeep.DiskLeast - 1, http.StatusServiceUnavailable, "The disk is full.", "Disk full"},
	} {
		disk.FreeBytes = test.free
		visitor.Get("/readyz").Want(test.status)
		if body := string(visitor.Get("/readyz?full").Want(test.status).Body); !strings.Contains(body, test.report) {
			t.Errorf("with %d bytes free it tells %s", test.free, body)
		}
		site.Store.Clock.Advance(time.Minute)
		if page := string(admin.Get("/admin/waiting").Want(http.StatusOK).Body); test.bar == "" && strings.Contains(page, "Disk") || !strings.Contains(page, test.bar) {
			t.Errorf("with %d bytes free the bar does not say %q", test.free, test.bar)
		}
		visitor.Get("/gallery").Want(http.StatusOK)
	}
}

func TestTheAdministratorIsToldByMailThatABackupFailedOnceADay(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	sitetest.AddAdmin(t, site)
	for range 2 {
		err := site.Emails.Post(t.Context(), mailing.Email{
			Kind: mailing.BackupFailed, UserID: domain.AdminID, OnceKey: "backup:drill:2026-11-20",
			Data: map[string]string{"kind": "drill", "message": "ab/original.png is missing"},
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	mails := site.Mails(t)
	if len(mails) != 1 {
		t.Fatalf("%d mails", len(mails))
	}
	if mail := mails[0]; mail.Subject != "The backups of Pellucid need attention" || !strings.Contains(mail.Text, "ab/original.png is missing") || !strings.Contains(mail.Text, site.URL+"/admin") {
		t.Errorf("%q\n%s", mail.Subject, mail.Text)
	}
}
