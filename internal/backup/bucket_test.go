package backup_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pellucid/internal/backup"
	"pellucid/internal/blob/s3/s3test"
)

// onS3 moves a site's backups to a bucket.
func (s *site) onS3() *s3test.Server {
	s.t.Helper()
	server := s3test.Start(s.t, "backups")
	target, err := backup.OpenTarget("s3://backups/pellucid", credentials(server))
	if err != nil {
		s.t.Fatal(err)
	}
	s.target, s.folder = target, filepath.Join(server.Folder, "backups")
	return server
}

func credentials(server *s3test.Server) backup.S3 {
	return backup.S3{Endpoint: server.URL, Region: s3test.Region, AccessKey: s3test.AccessKey, SecretKey: s3test.SecretKey}
}

func TestABackupInABucketIsTakenAddedToDrilledPrunedAndRestored(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.onS3()
	s.add("a red fox")
	s.take()
	s.add("an oak")
	if taken := s.take(func(o *backup.TakeOptions) { o.Keep = 1 }); taken.Copied != 3 || taken.Removed != 1 {
		t.Errorf("%d files were copied and %d backups removed", taken.Copied, taken.Removed)
	}
	if found, err := s.drill(); err != nil || !strings.Contains(found, "2 images") {
		t.Errorf("%q, %v", found, err)
	}
	r, err := s.restore()
	if err != nil {
		t.Fatal(err)
	}
	r.wantEveryImage(t, 2)
	remove(t, s.holding("an oak original.png"))
	_, err = s.drill()
	wantError(t, err, "/original.png (files/", "is missing")
}

func TestABucketThatCannotBeUsedIsNamedWithWhatToDo(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	server := s.onS3()
	try := func(place string, change func(*backup.S3)) error {
		t.Helper()
		s3 := credentials(server)
		change(&s3)
		o := s.options()
		target, err := backup.OpenTarget(place, s3)
		if err != nil {
			t.Fatal(err)
		}
		o.Target = target
		_, err = backup.Take(t.Context(), o)
		return err
	}
	wantError(t, try("s3://backups", func(s *backup.S3) { s.SecretKey = "a wrong one" }), "check PELLUCID_S3_ACCESS_KEY", "the bucket backups")
	wantError(t, try("s3://elsewhere", func(*backup.S3) {}), "the bucket elsewhere doesn't exist at")
	wantError(t, try("s3://backups", func(s *backup.S3) { s.Endpoint = "http://127.0.0.1:1" }), "the object store at 127.0.0.1:1 can't be reached")
	if left, err := os.ReadDir(s.folder); err != nil || len(left) > 0 {
		t.Errorf("left in the bucket: %v, %v", left, err)
	}
}
