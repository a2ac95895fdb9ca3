//! Mails leave the outbox: each once, also when the mail server fails or two processes send.

use crate::support::site::Site;
use muster::{
    actions::{
        Actor,
        account::reauthentication::Fresh,
        event::{self, Invitee},
    },
    app::App,
    config::Config,
    domain::{
        account::Email,
        event::{Stage, permission::StaffRole},
    },
    jobs::mails,
    storage,
};
use std::sync::{
    Arc, Mutex,
    atomic::{AtomicUsize, Ordering},
};
use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
};

/// A mail server that keeps what it gets, and refuses as many mails as it is told to.
#[derive(Clone)]
struct Post {
    port: u16,
    got: Arc<Mutex<Vec<String>>>,
    refuses: Arc<AtomicUsize>,
}

impl Post {
    async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let post = Self { port: address.port(), got: Arc::default(), refuses: Arc::default() };
        let shared = post.clone();
        tokio::spawn(async move {
            while let Ok((connection, _)) = listener.accept().await {
                tokio::spawn(shared.clone().talk(connection));
            }
        });
        post
    }

    /// As much of SMTP as is needed to be sent a mail.
    async fn talk(self, connection: TcpStream) -> Option<()> {
        let (reading, mut writing) = connection.into_split();
        let mut lines = BufReader::new(reading).lines();
        writing.write_all(b"220 post.example\r\n").await.ok()?;
        while let Some(line) = lines.next_line().await.ok()? {
            let answer = match line.get(..4).unwrap_or_default().to_uppercase().as_str() {
                "DATA" => {
                    writing.write_all(b"354 go on\r\n").await.ok()?;
                    let mut mail = String::new();
                    while let Some(line) = lines.next_line().await.ok()?.filter(|line| line != ".") {
                        mail.push_str(&line);
                        mail.push('\n');
                    }
                    let less = |left: usize| left.checked_sub(1);
                    if self.refuses.fetch_update(Ordering::SeqCst, Ordering::SeqCst, less).is_ok() {
                        "451 come again later"
                    } else {
                        self.got.lock().unwrap().push(mail);
                        "250 kept"
                    }
                }
                "QUIT" => "221 bye",
                _ => "250 ok",
            };
            writing.write_all(format!("{answer}\r\n").as_bytes()).await.ok()?;
        }
        Some(())
    }

    fn got(&self) -> Vec<String> {
        self.got.lock().unwrap().clone()
    }

    /// The site with this mail server.
    fn of(&self, site: &Site) -> App {
        let smtp = Some(format!("smtp://127.0.0.1:{}", self.port));
        App { config: Arc::new(Config { smtp, ..Config::default() }), ..site.app.clone() }
    }
}

async fn invite(app: &App, site: &Site) {
    let event = site.event(Stage::Draft).await;
    let to = Invitee { name: "Jürgen <b>".into(), email: Some(Email::parse("jo@example.org").unwrap()) };
    let (by, fresh) = (Actor::muster(), Fresh::at_the_machine());
    event::invite_staff(app, &by, &event, (StaffRole::Judge, &to), &muster::text::ENGLISH, &fresh)
        .await
        .unwrap();
}

#[actix_web::test]
async fn an_invitation_is_mailed_with_its_link_and_only_once() {
    let (site, post) = (Site::start().await, Post::open().await);
    let app = post.of(&site);
    invite(&app, &site).await;
    for _ in 0..3 {
        mails::send_waiting_mails(&app).await.unwrap();
        site.wait(60);
    }
    let got = post.got();
    assert_eq!(got.len(), 1, "{got:?}");
    assert!(
        got[0].contains("To: jo@example.org") && got[0].contains("Join the staff of Spring Open"),
        "{got:?}"
    );
    assert!(got[0].contains("/join/"), "{got:?}");
}

/// Subject and recipient are one line each, whatever stands in the outbox.
#[actix_web::test]
async fn a_line_break_makes_no_head_of_a_mail() {
    let (site, post) = (Site::start().await, Post::open().await);
    let app = post.of(&site);
    let mail = |recipient: &str| storage::outbox::Mail {
        id: site.app.new_id(),
        recipient: recipient.into(),
        subject: "Spring\r\nBcc: eve@example.org\r\n\r\nOpen".into(),
        body: "Hello".into(),
        attempts: 0,
        unasked: false,
    };
    let mut tx = site.app.database.write().await.unwrap();
    for recipient in ["jo@example.org", "jo@example.org\r\nBcc: eve@example.org"] {
        storage::outbox::insert_mail(&mut tx, &mail(recipient), site.app.clock.now()).await.unwrap();
    }
    tx.commit().await.unwrap();
    mails::send_waiting_mails(&app).await.unwrap();
    let got = post.got();
    assert_eq!(got.len(), 1, "the other has no recipient: {got:?}");
    assert!(got[0].contains("To: jo@example.org"), "{got:?}");
    assert!(!got[0].lines().any(|line| line.to_lowercase().starts_with("bcc")), "{got:?}");
}

#[actix_web::test]
async fn a_mail_that_is_refused_waits_and_comes_later_with_the_same_id() {
    let (site, post) = (Site::start().await, Post::open().await);
    let app = post.of(&site);
    invite(&app, &site).await;
    post.refuses.store(2, Ordering::SeqCst);
    mails::send_waiting_mails(&app).await.unwrap();
    // Not again at once: the server asked for a pause.
    mails::send_waiting_mails(&app).await.unwrap();
    assert_eq!((post.got().len(), post.refuses.load(Ordering::SeqCst)), (0, 1));
    site.wait(2);
    mails::send_waiting_mails(&app).await.unwrap();
    assert_eq!((post.got().len(), post.refuses.load(Ordering::SeqCst)), (0, 0));
    site.wait(4);
    mails::send_waiting_mails(&app).await.unwrap();
    let got = post.got();
    assert_eq!(got.len(), 1);
    assert!(got[0].contains("@muster>"), "{got:?}");
}

#[actix_web::test]
async fn a_mail_server_that_is_not_there_costs_eight_tries_and_nothing_else() {
    let site = Site::start().await;
    let nowhere = Config { smtp: Some("smtp://127.0.0.1:9".into()), ..Config::default() };
    let app = App { config: Arc::new(nowhere), ..site.app.clone() };
    invite(&app, &site).await;
    for _ in 0..10 {
        mails::send_waiting_mails(&app).await.unwrap();
        site.wait(600);
    }
    let post = Post::open().await;
    mails::send_waiting_mails(&post.of(&site)).await.unwrap();
    assert!(post.got().is_empty(), "it was given up");
}

#[actix_web::test]
async fn two_processes_send_a_mail_once() {
    let (site, post) = (Site::start().await, Post::open().await);
    for address in ["a@example.org", "b@example.org", "c@example.org"] {
        let mut tx = site.app.database.write().await.unwrap();
        let mail = muster::storage::outbox::Mail {
            id: site.app.new_id(),
            recipient: address.into(),
            subject: "Round 1".into(),
            body: "Come to table 1.".into(),
            attempts: 0,
            unasked: false,
        };
        muster::storage::outbox::insert_mail(&mut tx, &mail, site.app.clock.now()).await.unwrap();
        tx.commit().await.unwrap();
    }
    let beside = site.beside().await;
    let (one, other) = (post.of(&site), post.of(beside.as_ref().unwrap_or(&site)));
    let (one, other) = tokio::join!(mails::send_waiting_mails(&one), mails::send_waiting_mails(&other));
    one.unwrap();
    other.unwrap();
    let mut to: Vec<String> = post.got().iter().flat_map(|mail| mail.lines().map(str::to_owned)).collect();
    to.retain(|line| line.starts_with("To: "));
    to.sort();
    assert_eq!(to, ["To: a@example.org", "To: b@example.org", "To: c@example.org"]);
}

/// A stranger's sign-ups fill nobody's mailbox, and keep no invitation waiting.
#[actix_web::test]
async fn an_address_gets_five_mails_an_hour_of_sign_ups_and_what_an_organiser_asks_for_goes_first() {
    let post = Post::open().await;
    let smtp = Some(format!("smtp://127.0.0.1:{}", post.port));
    let site = Site::configured(Config { smtp, ..Config::default() }).await;
    let event = site.event(Stage::Published).await;
    let sign_up = async |number: usize| {
        let (name, address) = (
            format!("Bot {number}"),
            if number.is_multiple_of(2) { "Eve@example.org" } else { "eve@example.org" },
        );
        let fields = [("name", name.as_str()), ("email", address)];
        site.visitor().post("/e/spring-open/register", &fields).await.leads_to("/e/spring-open/welcome");
    };
    for number in 1..=8 {
        sign_up(number).await;
    }
    let by = Actor::muster();
    let to = Invitee { name: "Jo".into(), email: Some(Email::parse("jo@example.org").unwrap()) };
    let fresh = Fresh::at_the_machine();
    event::invite_staff(&site.app, &by, &event, (StaffRole::Judge, &to), &muster::text::ENGLISH, &fresh)
        .await
        .unwrap();
    mails::send_waiting_mails(&site.app).await.unwrap();
    let got = post.got();
    assert_eq!(got.len(), 6, "{got:?}");
    assert!(got[0].contains("To: jo@example.org"), "{got:?}");
    // An hour later there may be more.
    site.wait(61);
    sign_up(9).await;
    mails::send_waiting_mails(&site.app).await.unwrap();
    assert_eq!(post.got().len(), 7);
}
