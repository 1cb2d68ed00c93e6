package content_test

import (
	"testing"

	"pellucid/views/content"
)

func TestEveryTopicHasAnArticleAndASubject(t *testing.T) {
	library := shipped(t)
	for name, topic := range content.Topics() {
		article, ok := library.Article(topic.Article)
		if !ok {
			t.Errorf("%s leads to the article %s, which does not exist", name, topic.Article)
		}
		if topic.Subject == "" || topic.Path() != "/help/"+article.ID {
			t.Errorf("%s is about %q, at %s", name, topic.Subject, topic.Path())
		}
	}
}

func TestAFieldWithoutATopicOfItsOwnIsACommonError(t *testing.T) {
	for _, field := range []string{"", "something new"} {
		if topic := content.About(field); topic != content.CommonErrors {
			t.Errorf("%q is about %+v", field, topic)
		}
	}
}
